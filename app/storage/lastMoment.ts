/** The last moment there is a date for; no count of a later one can run over. */
export const lastMoment = 8_640_000_000_000_000;
