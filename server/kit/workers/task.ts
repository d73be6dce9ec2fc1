/** A function of a module that runs in a worker. Its arguments and result are copied. */
export type WorkerTask<Args extends unknown[], Result> = {
  module: string
  name: string
  /** Only for the compiler. */
  types?: (...args: Args) => Result
}

/** Names an exported function without loading its module: `workerTask<typeof import('./pdf.ts').toPdf>(…)`. */
export const workerTask = <Work extends (...args: never[]) => unknown>(
  module: URL,
  name: string,
): WorkerTask<Parameters<Work>, Awaited<ReturnType<Work>>> => ({ module: module.href, name })

export type TaskRequest = { module: string; name: string; args: unknown[] }

/** An AppError loses its class and its fields when it is copied, so its parts are sent. */
export type TaskAnswer =
  | { result: unknown }
  | { refusal: { code: string; message: string; fields: object | undefined; retryAfterSeconds: number | undefined } }
  | { error: unknown }

/** A Buffer arrives as a Uint8Array. */
export const toBuffer = (value: unknown): unknown =>
  value instanceof Uint8Array ? Buffer.from(value.buffer, value.byteOffset, value.byteLength) : value
