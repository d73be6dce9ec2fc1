import type { WrittenTask } from './task.ts'

export const microservicesTasks: WrittenTask[] = [
  {
    title: 'The monolith, respected',
    steps: [
      {
        title:
          'Cut the tiffin service into modules with doors, inside one process, and let a test refuse what goes past a door. Submit the module map, the test, and what it found.',
        urls: ['https://martinfowler.com/bliki/MonolithFirst.html'],
      },
      {
        title:
          'Write the decision record for the first split, with figures for and against and what would make you take it back. Submit 001-first-split.md of at most one page.',
        urls: ['https://adr.github.io/'],
      },
    ],
  },
  {
    title: 'Services that talk',
    steps: [
      {
        title:
          'Take Menu out as a service of its own with a contract that both sides test. Submit the contract, both tests, and a change that the consumer’s test refuses.',
        urls: ['https://docs.pact.io/'],
      },
      {
        title:
          'Put a fault injector between Menu and Orders: slow, broken, silent. Submit time-outs, retries with jitter and a circuit breaker, and a graph of each fault with and without them.',
        urls: ['https://learn.microsoft.com/en-us/azure/architecture/patterns/circuit-breaker'],
      },
    ],
  },
  {
    title: 'Messages that come twice',
    steps: [
      {
        title:
          'Send orders to kitchen, rider and billing by way of an outbox. Submit the relay and show that killing it at any line loses no order.',
        urls: ['https://microservices.io/patterns/data/transactional-outbox.html'],
      },
      {
        title:
          'Make every consumer bear the same message twice and two messages in the wrong order. Submit the consumers and a test that shuffles and repeats a thousand messages.',
        urls: ['https://kafka.apache.org/documentation/#semantics'],
      },
      {
        title:
          'Change the order’s schema while old and new services run. Submit the three releases in order and what each may read and write.',
        urls: ['https://protobuf.dev/programming-guides/proto3/#updating'],
      },
    ],
  },
  {
    title: 'A saga that can be stopped at any step',
    steps: [
      {
        title:
          'Write order, payment and dabba assignment as a saga. Submit the state chart with every compensation, and say which step cannot be taken back and what you do about it.',
        urls: ['https://microservices.io/patterns/data/saga.html'],
      },
      {
        title:
          'Stop it after every step and before every compensation, by a test that kills it. Submit the test and the states it ends in; none may be without a way out.',
        urls: ['https://nodejs.org/api/child_process.html#subprocesskillsignal'],
      },
    ],
  },
  {
    title: 'Mumbai at one o’clock',
    steps: [
      {
        title:
          'Follow one tap through all services with OpenTelemetry. Submit the trace and the two places where time goes that you did not expect.',
        urls: ['https://opentelemetry.io/docs/concepts/signals/traces/'],
      },
      {
        title:
          'Load it with the arrivals of a real lunch hour and let it degrade honestly: what is dropped, what is told. Submit the load model, the graph, and the sentence a customer reads.',
        urls: ['https://sre.google/sre-book/addressing-cascading-failures/', 'https://grafana.com/docs/k6/latest/'],
      },
      {
        title:
          'Defend the system in a review of one hour. Submit the page you bring: numbers, picture, three trade-offs as sentences, and one service you would merge back.',
        urls: ['https://c4model.com/'],
      },
    ],
  },
]
