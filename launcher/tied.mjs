import process from 'node:process';

// The line to the launcher breaks when the launcher is killed: then this program stops in its orderly way.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
