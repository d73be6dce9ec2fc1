import { trainers } from '../content/team.ts'
import type { WrittenCourse } from './course.ts'

export const microservices: WrittenCourse = {
  title: 'Microservices Architecture',
  subtitle: 'When to split, how to split, and what it costs',
  description: [
    'The first lesson is that you may not need them. You begin with one well-made application, a tiffin-delivery service for Mumbai’s offices, and split it only where a measured reason appears: a part that must scale alone, a team that must ship alone, a failure that must stay alone.',
    'Then you meet everything the split brings with it: networks that lie, messages that come twice, transactions that no database will hold for you. Eight weeks for people who already build backends and want to design systems.',
  ],
  rupeesPerWeek: 949,
  trainer: trainers.harpreet,
  weeks: [
    {
      title: 'The monolith, respected',
      topics: [
        'Modules with doors: boundaries the compiler enforces',
        'Domains, bounded contexts and event storming',
        'Coupling you can measure in the git history',
        'Five reasons to split and eight not to',
        'Architecture decision records',
      ],
      build: 'The tiffin service as a modular monolith, and a written case for the first split',
      icon: 'start',
    },
    {
      title: 'Services that talk',
      topics: [
        'REST, gRPC and events: what each promises',
        'Contracts, compatibility and consumer-driven tests',
        'Time-outs, retries with jitter, circuit breakers, bulkheads',
        'Idempotency across a network',
        'Service discovery and the gateway',
      ],
      build: 'Menu and Orders as two services, with a fault injector between them',
      icon: 'code',
    },
    {
      title: 'Events and streams',
      topics: [
        'Queues and logs: RabbitMQ, Kafka, and PostgreSQL for a start',
        'The outbox and change data capture',
        'At least once, ordering, partitions, replays',
        'Schemas that evolve: Avro, Protobuf, a registry',
        'Dead letters and what to do with them on Monday',
      ],
      build: 'Orders that reach kitchen, rider and billing exactly as they should, after any crash',
      icon: 'cloud',
    },
    {
      title: 'Data apart',
      topics: [
        'A database per service, and living without joins',
        'Read models and CQRS in small doses',
        'Sagas: orchestrated and choreographed, with compensation',
        'Eventual consistency that a customer can understand',
        'Migrating a table out of a monolith without stopping it',
      ],
      build: 'Order, payment and dabba assignment as a saga that can be stopped at any step',
      icon: 'data',
    },
    {
      title: 'Trust between services',
      topics: [
        'Identity at the edge, tokens inside, mTLS',
        'OAuth 2.1, token exchange and least privilege',
        'Secrets and their rotation',
        'Tenants: one office must not see another',
        'Threat modelling with STRIDE, on a whiteboard',
      ],
      build: 'A zero-trust pass over the system and a list of what it found',
      icon: 'people',
    },
    {
      title: 'Running many things',
      topics: [
        'Kubernetes for services; when a mesh earns its keep',
        'Tracing a tap across nine services with OpenTelemetry',
        'Scaling on queue length with KEDA',
        'Back pressure, load shedding, graceful degradation',
        'Local development without nine terminals',
      ],
      build: 'One trace from tap to tiffin, and a lunch rush that degrades without lying',
      icon: 'test',
    },
    {
      title: 'Capacity and cost',
      topics: [
        'Little’s law, queues and why 80 per cent busy is full',
        'Load models from real arrival patterns',
        'Caches: where, how stale, who invalidates',
        'Sharding, hot keys and celebrity customers',
        'The bill per order, before and after the split',
      ],
      build: 'A load test of Mumbai at one o’clock, with the bottleneck found, named and moved',
      icon: 'data',
    },
    {
      title: 'The system design review',
      topics: [
        'From a vague brief to numbers in ten minutes',
        'Designs done aloud: UPI switch, ticketing rush, ride matching',
        'Trade-offs as sentences: we chose this, it costs that',
        'Merging services back together, and the courage for it',
        'Presenting to people who will run it',
      ],
      build: 'The finished system, defended in a one-hour review by two engineers',
      icon: 'design',
    },
  ],
}
