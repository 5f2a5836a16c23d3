import type { OpenDriver } from '../../../app/storage/driver';

/** A driver that keeps a log of what it is asked and fails where the test says so. */
export function faultyDriver(real: OpenDriver) {
  const log: string[] = [];
  let faultFor: (sql: string) => string | null = () => null;

  function check(asked: string): void {
    log.push(asked);
    const fault = faultFor(asked);
    if (fault !== null) throw new Error(fault);
  }

  const open: OpenDriver = async () => {
    check('open');
    const driver = await real();
    return {
      run: async (sql, params) => {
        check(sql);
        await driver.run(sql, params);
      },
      all: async (sql, params) => {
        check(sql);
        return driver.all(sql, params);
      },
      exec: async (sql) => {
        check(sql);
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
    mend() {
      faultFor = () => null;
    },
  };
}
