import type { LogWords } from '../late/log-words.ts';

export const words: LogWords = {
  log: {
    title: 'The public log',
    text: 'Every result is written into a log that is only ever added to. Your device remembers what it has seen and checks that the log goes on from there; independent witnesses confirm that everybody is shown the same log.',
    holds: 'In the log',
    lacks: 'The public log does not hold this receipt',
    witnessed: 'Witnesses: {count}/{all}, last {age}',
    unwitnessed: 'No witness has confirmed this state',
    stamped: 'Time-stamped by another server: {date}',
    contradicts: 'The public log contradicts what this device has seen',
    first: 'Remembered on this device from now on. Entries: {entries}',
    grown: 'Goes on from what this device saw on {date}. Entries now: {entries}',
    another: 'The new log names the one that this device knew. Entries: {entries}',
    unproven: 'The log could not be checked on this device just now',
    unsigned: 'What is shown is not signed by the key that this device knows',
    shrunk: 'The log is shorter than this device has seen. Entries left: {entries}',
    forked: 'The log does not go on from the signed state that this device has seen',
    unnamed: 'Another log has taken its place and does not fully name the one that this device knew',
    evidenceText: 'Both signed states are kept on this device. Save the file: anybody can check it without us.',
    save: 'Save the evidence',
    acks: 'Acknowledgements kept on this device: {count}, all of them in the log',
    acksWaiting: 'Acknowledgements kept on this device: {count}, waiting for the log: {waiting}',
    acksMissing: 'Acknowledgements that the log does not hold: {count}',
    acksUntrue: 'Acknowledgements whose signature or outcome is not right: {count}',
    acksText: 'Save the file: anybody can check it without us.',
    acksSave: 'Save all acknowledgements',
    late: 'The server took the order {time} after this device had sent it',
    began: 'A new log began on {date}.',
    restored:
      'Data were restored from an older backup, so the log before it ended. Receipts that you have saved can still be checked.',
    behind:
      'The data ended before what had been signed, so the log before it ended. Receipts that you have saved can still be checked.',
    differs:
      'The data differed from what had been signed, so the log before it ended. Receipts that you have saved can still be checked.',
    keys: 'The keys of the log and of the witnesses come from this server. They prove something only once you compare them with another source, such as the witness’s own page.',
  },
};
