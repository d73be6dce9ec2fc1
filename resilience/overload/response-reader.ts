type OnResponse = (status: number, keepsOpen: boolean) => void

/** A minimal HTTP/1.1 parser for consecutive responses on one connection: status, length and end. */
export function responseReader(onResponse: OnResponse) {
  let head = ''
  let [left, status, keepsOpen] = [0, 0, true]
  return (chunk: Buffer) => {
    let at = 0
    while (at < chunk.length) {
      if (left > 0) {
        const length = Math.min(left, chunk.length - at)
        left -= length
        at += length
        if (left === 0) onResponse(status, keepsOpen)
        continue
      }
      head += chunk.toString('latin1', at)
      at = chunk.length
      const end = head.indexOf('\r\n\r\n')
      if (end < 0) continue
      const bodyStart = chunk.length - (head.length - end - 4)
      status = Number(head.slice(9, 12))
      left = Number(/\r\ncontent-length: (\d+)/i.exec(head.slice(0, end))?.[1] ?? 0)
      keepsOpen = !/\r\nconnection: close/i.test(head.slice(0, end))
      head = ''
      at = bodyStart
      if (left === 0) onResponse(status, keepsOpen)
    }
  }
}
