import { jestOutcome, stepOutcome, summary } from '../../scripts/testReport.mjs';

const report = {
  numPassedTests: 3,
  testResults: [
    {
      name: 'a.test.ts',
      status: 'failed',
      assertionResults: [
        { status: 'passed', fullName: 'works' },
        { status: 'failed', fullName: 'breaks' },
      ],
    },
    { name: 'b.test.ts', status: 'failed', assertionResults: [] },
    { name: 'c.test.ts', status: 'passed', assertionResults: [] },
  ],
};

test('a suite that did not run is a failure', () => {
  expect(jestOutcome(1, report)).toEqual({
    passed: 3,
    failed: 2,
    failures: ['a.test.ts: breaks', 'b.test.ts: did not run'],
  });
});

test('a missing report is a failure, whatever the exit code says', () => {
  expect(jestOutcome(0, undefined).failed).toBe(1);
});

test('an exit code without a failed test is a failure', () => {
  expect(jestOutcome(1, { numPassedTests: 0, testResults: [] }).failed).toBe(1);
});

test('the last line counts everything', () => {
  const results = [
    { name: 'types', seconds: 1, ...stepOutcome(0) },
    { name: 'lint', seconds: 2, ...stepOutcome(2) },
    { name: 'unit', seconds: 3, ...jestOutcome(1, report) },
  ];
  expect(summary(results).split('\n').at(-1)).toBe('4 passed, 3 failed');
  expect(summary(results)).toContain('  unit: a.test.ts: breaks');
});
