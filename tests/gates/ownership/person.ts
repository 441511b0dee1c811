export interface Person {
  readonly token: string;
  readonly userId: string;
  readonly account: string;
}
