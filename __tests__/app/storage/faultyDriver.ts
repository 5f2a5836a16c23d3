import type { OpenDriver } from '../../../app/storage/driver';

/** A driver that keeps a log of what it is asked and fails or dawdles where the test says so. */
export function faultyDriver(real: OpenDriver) {
  const log: string[] = [];
  let faultFor: (sql: string) => string | null = () => null;
  let delayMs = 0;

  async function check(asked: string): Promise<void> {
    log.push(asked);
    if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
    const fault = faultFor(asked);
    if (fault !== null) throw new Error(fault);
  }

  const open: OpenDriver = async () => {
    await check('open');
    const driver = await real();
    return {
      run: async (sql, params) => {
        await check(sql);
        await driver.run(sql, params);
      },
      all: async (sql, params) => {
        await check(sql);
        return driver.all(sql, params);
      },
      exec: async (sql) => {
        await check(sql);
        await driver.exec(sql);
      },
      close: async () => {
        log.push('close');
        await driver.close();
      },
    };
  };

  return {
    open,
    count: (asked: string) => log.filter((entry) => entry === asked).length,
    /** Fails the next `times` requests that contain `part`. */
    fail(part: string, message: string, times = Infinity) {
      let left = times;
      faultFor = (asked) => (asked.includes(part) && left-- > 0 ? message : null);
    },
    /** Takes so long for each request from now on. */
    slow(ms: number) {
      delayMs = ms;
    },
    mend() {
      faultFor = () => null;
    },
  };
}
