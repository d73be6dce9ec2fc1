/** Names of services, such as 'orders'. */
type Name = string

export type Network = {
  /** The handler says what it expects to receive; what it returns is the answer to a call. */
  service: <Message>(name: Name, handler: (message: Message, about: { from: Name }) => unknown) => void
  send: (from: Name, to: Name, message: unknown) => void
  call: <Answer = unknown>(from: Name, to: Name, request: unknown, options?: { timeout?: number }) => Promise<Answer>
  stop: (name: Name) => void
  start: (name: Name) => void
  cut: (one: Name, other: Name) => void
  heal: (one: Name, other: Name) => void
  now: () => number
  after: (ms: number, act: () => void) => () => void
  sleep: (ms: number) => Promise<void>
  random: () => number
  story: string[]
  run: (ms?: number) => Promise<void>
}

export type NetworkOptions = {
  seed?: number
  /** The share of messages that is lost, and that arrives twice: 0 to 1. */
  lost?: number
  doubled?: number
  /** Shortest and longest time of a message in milliseconds. */
  delay?: [number, number]
}

export function createNetwork(options?: NetworkOptions): Network
export function createRandom(seed: number): () => number
