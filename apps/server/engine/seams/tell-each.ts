/** Tells all of them; what one throws keeps nobody else from being told. */
export function tellEach<Listener>(
  listeners: readonly Listener[],
  tell: (listener: Listener) => void,
  onFault: (error: unknown) => void,
): void {
  for (const listener of listeners) {
    try {
      tell(listener);
    } catch (error) {
      onFault(error);
    }
  }
}
