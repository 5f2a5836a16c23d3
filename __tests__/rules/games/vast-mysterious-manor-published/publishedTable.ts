import type { FieldValues } from '../../../../rules/engine/fields';
import { vastMysteriousManorPublished } from '../../../../rules/games/vast-mysterious-manor-published';
import { mixes, type Mix } from '../../../../rules/games/vast-mysterious-manor-published/roles';
import { sitDown, type Table } from '../../playing';

/** A table of the published edition with this set of roles. */
export function tableOf(mix: Mix = 'allRoles', values: FieldValues = {}): Table {
  return sitDown(vastMysteriousManorPublished, {
    players: mixes[mix].length,
    ...values,
    roles: mix,
  });
}
