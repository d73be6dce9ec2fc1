/**
 * Options of Node for the server, also in deploy/academy@.service. V8 would let the space of young objects grow to 128 MB
 * under load and keep it; with 16 MB the server needs 100 MB less. And the faster the machine, the longer it would wait
 * before it collects old objects: the heap grew from 60 to 110 MB, with 25 percent it stays below 80, for 2 to 5% more CPU.
 */
export const serverFlags = ['--max-semi-space-size=8', '--heap-growing-percent=25']

/** Threads share two heaps of the C library instead of having eight per core, each with memory nobody uses: 10 MB. */
export const serverEnvironment = { MALLOC_ARENA_MAX: '2' }
