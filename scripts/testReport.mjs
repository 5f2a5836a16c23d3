// @ts-check

import path from 'node:path';

/**
 * @typedef {object} Outcome
 * @property {number} passed
 * @property {number} failed
 * @property {readonly string[]} failures what failed, in words
 *
 * @typedef {Outcome & { name: string, seconds: number }} StepResult
 *
 * @typedef {object} JestReport the part of Jest's own report that is read here
 * @property {number} numPassedTests
 * @property {readonly JestSuite[]} testResults
 *
 * @typedef {object} JestSuite
 * @property {string} name
 * @property {string} status
 * @property {readonly { status: string, fullName: string }[]} assertionResults
 */

/**
 * A step that either works or does not.
 *
 * @param {number} code
 * @returns {Outcome}
 */
export const stepOutcome = (code) =>
  code === 0
    ? { passed: 1, failed: 0, failures: [] }
    : { passed: 0, failed: 1, failures: [`ended with code ${code}`] };

/**
 * A suite that fails without a failed test did not run: that is a failure of its own.
 *
 * @param {JestSuite} suite
 */
const failuresOf = ({ name, status, assertionResults }) => {
  const file = path.relative(process.cwd(), name);
  const tests = assertionResults.filter((test) => test.status === 'failed');
  if (tests.length > 0) return tests.map(({ fullName }) => `${file}: ${fullName}`);
  return status === 'failed' ? [`${file}: did not run`] : [];
};

/**
 * @param {number} code
 * @param {JestReport | undefined} report
 * @returns {Outcome}
 */
export const jestOutcome = (code, report) => {
  if (report === undefined) return stepOutcome(code === 0 ? 1 : code);
  const failures = report.testResults.flatMap(failuresOf);
  // Jest may also fail as a whole, for example when it finds no test.
  if (code !== 0 && failures.length === 0) failures.push(`ended with code ${code}`);
  return { passed: report.numPassedTests, failed: failures.length, failures };
};

/** @param {readonly Outcome[]} results */
export const totals = (results) => ({
  passed: results.reduce((sum, { passed }) => sum + passed, 0),
  failed: results.reduce((sum, { failed }) => sum + failed, 0),
});

/**
 * The table at the end of `npm test`. Its last line is a promise: `N passed, M failed`.
 *
 * @param {readonly StepResult[]} results
 */
export const summary = (results) => {
  const rows = results.map(({ name, seconds, passed, failed }) => {
    const time = `${seconds.toFixed(1)} s`.padStart(8);
    return `${failed === 0 ? '✓' : '✗'} ${name.padEnd(8)} ${time}  ${passed} passed, ${failed} failed`;
  });
  const failures = results.flatMap((result) =>
    result.failures.map((failure) => `  ${result.name}: ${failure}`),
  );
  const { passed, failed } = totals(results);
  return [
    ...rows,
    ...(failures.length > 0 ? ['', 'Failed:', ...failures] : []),
    '',
    `${passed} passed, ${failed} failed`,
  ].join('\n');
};
