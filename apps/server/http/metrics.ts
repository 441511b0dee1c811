import { Histogram, Registry, collectDefaultMetrics } from 'prom-client';

/** What `/metrics` shows; others may register their own figures here. */
export interface Metrics {
  readonly registry: Registry;
  /** @param call method and path as declared @param seconds from the arrival of the headers to the answer */
  observeCall(call: string, status: number, seconds: number): void;
}

export function openMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'candor_call_seconds',
    help: 'Duration of calls, in seconds',
    labelNames: ['call', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  return {
    registry,
    observeCall(call, status, seconds) {
      duration.observe({ call, status }, seconds);
    },
  };
}
