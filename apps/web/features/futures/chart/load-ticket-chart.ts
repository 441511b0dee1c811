import { learnChart } from '../../../locales/late/chart-words.ts';
import { withWords } from '../../../locales/late/with-words.ts';

/** Fetches the chart of the ticket with its words: its place is kept until it is there. */
export const loadTicketChart = () =>
  withWords(learnChart, () => import('./ticket-chart.tsx')).then((m) => m.TicketChart);
