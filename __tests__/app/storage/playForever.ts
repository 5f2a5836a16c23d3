import { openDatabase } from '../../../app/storage/database';
import { chanceFrom } from '../../support/chance';
import { nodeDriver } from '../../support/nodeDriver';
import { after, chooseDeed, perform, type Games } from './killedGames';

// Run as a process of its own that is killed: plays as fast as it can, prints every deed before it
// is done and an exclamation mark when it was acknowledged. See kill.test.ts.

const mostAtOnce = 4;

async function playForever(file: string, seed: number, start: Games): Promise<never> {
  const say = (line: string) => process.stdout.write(`${line}\n`);
  say('opening');
  const opened = await openDatabase(nodeDriver(file));
  if (!opened.ok) throw new Error(opened.error.detail);
  const chance = chanceFrom(seed);
  let games = start;
  for (let event = seed; ;) {
    // Taps do not wait for one another either: what comes meanwhile shares a transaction.
    const together: Promise<void>[] = [];
    for (let count = 1 + chance.whole(mostAtOnce); count > 0; count--) {
      const deed = chooseDeed(games, chance, event++);
      say(JSON.stringify(deed));
      together.push(perform(opened.value, games, deed).then(() => void say('!')));
      games = after(games, deed);
    }
    await Promise.all(together);
  }
}

const [, , file = '', seed = '0', start = '{}'] = process.argv;
void playForever(file, Number(seed), JSON.parse(start) as Games);
