import { markRows } from '../../components/markRows';

function numbers(...centers: number[]) {
  return centers.map((center) => ({ at: center, center, width: 20 }));
}

describe('numbers under a strip', () => {
  it('stay on one line while there is room', () => {
    expect(markRows(numbers(0, 20, 60))).toEqual([0, 0, 0]);
  });

  it('go to the next free line where they would touch', () => {
    expect(markRows(numbers(0, 15, 25, 30, 100))).toEqual([0, 1, 0, 2, 0]);
  });

  it('may be none', () => {
    expect(markRows([])).toEqual([]);
  });
});
