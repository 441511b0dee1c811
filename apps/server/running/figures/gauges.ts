import { Gauge, type Registry } from 'prom-client';

/** Makes figures that are read when they are asked for; one that can't be read is left out. */
export const gaugesIn =
  (registry: Registry) =>
  (name: string, help: string, read: () => number | Promise<number>): void => {
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        const value = await Promise.resolve(read()).catch(() => null);
        if (value === null) this.reset();
        else this.set(value);
      },
    });
  };
