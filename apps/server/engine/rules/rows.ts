import { hash } from 'node:crypto';
import type { Json } from '@candor/core/rule-versions/codec.ts';
import { rulesText } from '@candor/core/rule-versions/rules-text.ts';
import { readSettings, writeSettings } from '@candor/core/rule-versions/settings.ts';
import type { DecidedVersion } from '@candor/core/rule-versions/version.ts';
import { assert } from '@candor/core/result.ts';
import type { Effects } from '@candor/core/state.ts';
import type { Statement } from '../../db/database.ts';
import { string, type Row } from '../rows/table.ts';

const insert = `insert into rules_version (hash, rules, since, version, settings, proposal_id)
  values ($1, $2, $3, $4, $5, $6)`;

/** Versions that were decided: told to the log by their rows. */
export const ruleVersionRows = (decided: Effects['ruleVersions']): Statement[] =>
  decided.map(({ version, since, settings, approval, rules }) => {
    const text = rulesText(rules);
    return {
      sql: insert,
      params: [hash('sha256', text), text, since, version, JSON.stringify(writeSettings(settings)), approval],
    };
  });

/** All of them: what was accepted long ago is still judged by its own version. */
export const ruleVersionsSql = `select version, since, settings, proposal_id from rules_version
  where proposal_id is not null order by version`;

/** @throws when it says what can't be set any more: a release has to go on with what was decided under earlier ones */
export function ruleVersionFrom(row: Row): DecidedVersion {
  const json = (typeof row.settings === 'string' ? JSON.parse(row.settings) : row.settings) as Json;
  const read = readSettings(json);
  const fault = 'fault' in read ? read.fault : '';
  assert('settings' in read, `version ${string(row.version)} of the rules can't be read: ${fault}`);
  return {
    version: Number(row.version),
    since: Number(row.since),
    settings: read.settings,
    approval: string(row.proposal_id),
  };
}
