/** An answer that isn’t what the client hoped for. */
export class Refusal extends Error {
  constructor(status, code, message = 'This isn’t possible.', fields = undefined) {
    super(message)
    this.status = status
    this.code = code
    this.fields = fields
  }
}
export const notFound = () => new Refusal(404, 'not_found', 'You have nothing like that.')
export const invalid = (message, path = 'body') => new Refusal(400, 'invalid_request', message, [{ path, message }])
