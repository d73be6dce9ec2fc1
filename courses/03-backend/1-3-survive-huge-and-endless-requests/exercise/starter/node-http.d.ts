// What this exercise uses of Node's types. In your project, @types/node has them all.
declare module 'node:http' {
  export type IncomingMessage = {
    headers: Record<string, string | undefined>
    on(event: 'data', listener: (chunk: Uint8Array) => void): void
    on(event: 'end', listener: () => void): void
    on(event: 'error', listener: (error: Error) => void): void
    pause(): void
    resume(): void
    destroy(): void
  }
}
