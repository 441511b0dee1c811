import type { CallParsed } from '@candor/api-contract/index.ts';
import { ok } from '@candor/core/result.ts';
import type { Http } from '../../../http/http.ts';
import type { OperatorUser } from '../../../http/operators.ts';
import { refused, type Outcome } from '../../../http/refused.ts';
import { route } from '../../../http/route.ts';
import { personOf } from '../customers/people.ts';
import { act, subjectOf, type ConsoleServices } from '../console-services.ts';
import { periodOf } from './period.ts';
import { reportCsv } from './report-csv.ts';
import { reportPdf } from './report-pdf.ts';
import { readReport, type Report } from './report.ts';

/** Periods of the ledger, for accountants and tax offices. */
export function registerReports(http: Http, services: ConsoleServices): void {
  route(http, 'GET /operator/report', ({ query }, { operator }) => reportOf(services, operator, query));
  route(http, 'GET /operator/report/file', async ({ query: { format, ...query } }, { operator }) => {
    const report = await reportOf(services, operator, query, format);
    if (!report.ok) return report;
    const { userId } = report.value;
    const name = `candor-${userId ?? 'all'}-${query.from}-${query.to}.${format}`;
    return format === 'csv'
      ? ok({ bytes: new TextEncoder().encode(reportCsv(report.value)), mediaType: 'text/csv; charset=utf-8', name })
      : ok({ bytes: await reportPdf(report.value, services.clock.now()), mediaType: 'application/pdf', name });
  });
}

/** The look stands in the audit, where the customer reads it, before anything is shown. */
async function reportOf(
  services: ConsoleServices,
  operator: OperatorUser,
  { userId, ...days }: CallParsed<'GET /operator/report'>['query'],
  format = 'screen',
): Promise<Outcome<Report>> {
  const { reads, clock, rules } = services;
  const period = periodOf(days, clock.now());
  if (!period.ok) return period;
  const person = userId === undefined ? null : await personOf(services.db, userId);
  if (userId !== undefined && person === null) return refused('not-found', { field: 'userId' });
  await act(services, operator, {
    act: 'report',
    subject: userId === undefined ? 'list:ledger' : subjectOf.user(userId),
    ...(userId === undefined ? {} : { userId }),
    details: { ...days, format },
  });
  const read = await readReport(reads.patient, period.value, userId ?? null);
  return ok({ ...period.value, ...read, mode: rules.mode, userId: userId ?? null, person });
}
