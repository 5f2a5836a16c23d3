// Web only, and imported by the web's own files only.

const key = 'banmen.steppedAside';

/** Lets the page that comes after a reload know that it is not to ask for the database by itself. */
export function rememberAside(aside: boolean): boolean {
  try {
    if (aside) sessionStorage.setItem(key, 'yes');
    else sessionStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}

/** Tells it once: a player who reloads the page after that wants to go on here. */
export function wasAside(): boolean {
  try {
    const aside = sessionStorage.getItem(key) !== null;
    sessionStorage.removeItem(key);
    return aside;
  } catch {
    return false;
  }
}
