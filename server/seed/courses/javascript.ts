import { trainers } from '../content/team.ts'
import type { WrittenCourse } from './course.ts'

export const javascript: WrittenCourse = {
  title: 'JavaScript & TypeScript Mastery',
  subtitle: 'The language itself, until nothing in it surprises you',
  description: [
    'Frameworks come and go about every four years; the language under them stays. This course takes eight weeks for the language alone: how values move, how waiting works, how types describe what you mean, and how to read code you did not write. Each week ends with a small library built from nothing, so that the one you use at work stops being magic.',
    'It is the best first course for someone who has copied a lot of JavaScript and now wants to write it, and a good third one for someone who interviews next month.',
  ],
  rupeesPerWeek: 499,
  trainer: trainers.nandini,
  weeks: [
    {
      title: 'Values, names and copies',
      topics: [
        'Primitives and objects: what is copied and what is shared',
        'let, const, scope and closures',
        'Equality, coercion and the four rules worth knowing',
        'Numbers, BigInt and money in paise',
        'Strings as Unicode: why one letter of Hindi may be three code points',
      ],
      build: 'A rupee library: parse, add, share out and format without losing a paisa',
      icon: 'start',
    },
    {
      title: 'Functions and objects',
      topics: [
        'Functions as values, and this in the few places where it matters',
        'Prototypes under class, private fields, getters',
        'Iterators, generators and iterator helpers',
        'Map, Set, WeakMap and groupBy',
        'Immutable updates and structuredClone',
      ],
      build: 'A lazy query library over arrays: where, join, groupBy, take',
      icon: 'code',
    },
    {
      title: 'Waiting',
      topics: [
        'The event loop, tasks and microtasks, drawn step by step',
        'Promises from the inside',
        'async and await, errors and finally',
        'Cancelling with AbortSignal, time-outs, retries with backoff',
        'Concurrency with a limit; async iteration over streams',
      ],
      build: 'A fetch wrapper with time-out, retry, limit and cancellation, and tests that own the clock',
      icon: 'cloud',
    },
    {
      title: 'Modules and the runtime',
      topics: [
        'ES modules, import maps and what a bundler adds',
        'Node 24: files, streams, processes, the test runner',
        'The browser: events, storage, workers',
        'Packages, semver and the lock file',
        'Reading a stack trace and a heap snapshot',
      ],
      build: 'A command-line tool that reads a 2 GB train timetable in 50 MB of memory',
      icon: 'ship',
    },
    {
      title: 'TypeScript as a way to think',
      topics: [
        'Structural types, unions, narrowing, never',
        'Modelling states so that the wrong one cannot be written',
        'unknown at the border, parsing instead of casting',
        'satisfies, as const and literal types',
        'Strict settings and what each of them catches',
      ],
      build: 'A railway booking as types: waitlisted, confirmed, cancelled, and no fourth thing',
      icon: 'design',
    },
    {
      title: 'Types that compute',
      topics: [
        'Generics with constraints and good defaults',
        'Mapped and conditional types, infer, template literals',
        'Typing a builder, a router and an event emitter',
        'Declaration files and publishing types',
        'When a simpler type is the better one',
      ],
      build: 'A schema library in the manner of zod, with types inferred from the schema',
      icon: 'code',
    },
    {
      title: 'Code that stays well',
      topics: [
        'Tests as sentences, property tests with fast-check',
        'Pure core, thin shell: where side effects live',
        'Errors as values or as throws, with a rule for which',
        'Refactoring in steps that each pass',
        'Profiling before optimising',
      ],
      build: 'A tangled legacy module, taken over, tested and untangled without breaking a caller',
      icon: 'test',
    },
    {
      title: 'The small framework',
      topics: [
        'Signals and dependency tracking in a hundred lines',
        'Rendering, keys and diffing',
        'A router and forms on top',
        'Publishing to npm with provenance',
        'Interview questions on everything above, asked aloud',
      ],
      build: 'A reactive UI library of your own, and a to-do list nobody will ever call trivial again',
      icon: 'people',
    },
  ],
}
