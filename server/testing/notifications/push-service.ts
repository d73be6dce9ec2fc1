import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { PushMessage, PushSubscription } from '#contract/notifications/push.ts'

type Received = { headers: IncomingHttpHeaders; message: PushMessage; claims: Claims }
type Claims = { aud: string; exp: number; sub: string }

/** A push service on this computer with its devices. It decrypts what comes, as a browser does. */
export async function startPushService() {
  const devices = new Map<string, Device>()
  const settings = { status: 201, retryAfter: null as string | null }
  const server = createServer((request, reply) => {
    void buffer(request).then((body) => {
      if (settings.retryAfter) reply.setHeader('retry-after', settings.retryAfter)
      if (settings.status === 201) devices.get(request.url!)!.receive(request.headers, body)
      reply.writeHead(settings.status).end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`
  return {
    settings,
    origin,
    newDevice: () => {
      const device = createDevice(origin)
      devices.set(new URL(device.subscription.endpoint).pathname, device)
      return device
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

type Device = ReturnType<typeof createDevice>

function createDevice(origin: string) {
  const keys = createECDH('prime256v1')
  keys.generateKeys()
  const auth = randomBytes(16)
  const received: Received[] = []
  const subscription: PushSubscription = {
    endpoint: `${origin}/${randomBytes(12).toString('hex')}`,
    keys: { p256dh: keys.getPublicKey('base64url'), auth: auth.toString('base64url') },
  }
  return {
    subscription,
    /** Oldest first. */
    received,
    receive: (headers: IncomingHttpHeaders, body: Buffer) => {
      const message = JSON.parse(decrypt(body, keys, auth)) as PushMessage
      received.push({ headers, message, claims: verifiedClaims(headers.authorization!) })
    },
  }
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))

/** RFC 8291 over RFC 8188: salt, record size, the sender's key, one record. */
function decrypt(body: Buffer, keys: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16)
  const sender = body.subarray(21, 21 + body[20]!)
  const record = body.subarray(21 + sender.length)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender])
  const secret = derive(keys.computeSecret(sender), auth, info, 32)
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(record.subarray(-16))
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
  // 2 marks the end of the last record; zeros may follow.
  return padded.subarray(0, padded.lastIndexOf(2)).toString()
}

/** RFC 8292: a token, signed with the key beside it. */
function verifiedClaims(authorization: string): Claims {
  const [, token = '', publicKey = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization)!
  const [header, payload, signature] = token.split('.')
  const point = Buffer.from(publicKey, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x!, y: y! }, format: 'jwk' })
  const signed = { key, dsaEncoding: 'ieee-p1363' } as const
  const isValid = verify('sha256', Buffer.from(`${header}.${payload}`), signed, Buffer.from(signature!, 'base64url'))
  if (!isValid) throw new Error('The token isn’t signed with this key')
  return JSON.parse(Buffer.from(payload!, 'base64url').toString()) as Claims
}
