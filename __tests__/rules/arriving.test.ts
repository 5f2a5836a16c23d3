import { arriving, forgetFailures } from '../../rules/arriving';

test('a part is fetched once, when it is first asked for, and stays', async () => {
  let fetched = 0;
  const part = arriving(() => Promise.resolve(++fetched));
  expect(part.now()).toBeUndefined();
  expect(fetched).toBe(0);
  const first = part.wait();
  expect(part.wait()).toBe(first);
  expect(part.now()).toBeUndefined();
  await first;
  expect(part.now()).toBe(1);
  expect(await part.wait()).toBe(1);
});

test('a part that did not come says so until somebody wants to try again', async () => {
  let reachable = false;
  const part = arriving(() =>
    reachable ? Promise.resolve('here') : Promise.reject(new Error('no network')),
  );
  await expect(part.wait()).rejects.toThrow('no network');
  reachable = true;
  expect(() => part.now()).toThrow('no network');
  await expect(part.wait()).rejects.toThrow('no network');
  forgetFailures();
  expect(part.now()).toBeUndefined();
  expect(await part.wait()).toBe('here');
  // What is there is not fetched again.
  forgetFailures();
  expect(part.now()).toBe('here');
});
