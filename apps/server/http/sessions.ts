/** Who is calling. */
export interface SessionUser { readonly userId: string; readonly sessionId: string }

/** Live sessions, by token. A frozen user's sessions end with the freeze, so a found session may act. */
export interface Sessions {
  /** @returns null for a token that is missing, malformed, unknown or ended */
  find(token: string): Promise<SessionUser | null>;
  end(sessionId: string): Promise<void>;
  /** @param exceptSessionId stays alive */
  endAll(userId: string, exceptSessionId?: string): Promise<void>;
  /** Tells of every session that ends, after it can no longer be found. */
  onEnd(listener: (session: SessionUser) => void): void;
}
