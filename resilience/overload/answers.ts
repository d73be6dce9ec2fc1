type Told = (status: number, keepsOpen: boolean) => void

/** Reads answers that come one after the other on a connection: only how each begins, and where it ends. */
export function answerReader(tell: Told) {
  let head = ''
  let [left, status, keepsOpen] = [0, 0, true]
  return (chunk: Buffer) => {
    let at = 0
    while (at < chunk.length) {
      if (left > 0) {
        const taken = Math.min(left, chunk.length - at)
        left -= taken
        at += taken
        if (left === 0) tell(status, keepsOpen)
        continue
      }
      head += chunk.toString('latin1', at)
      at = chunk.length
      const end = head.indexOf('\r\n\r\n')
      if (end < 0) continue
      const before = chunk.length - (head.length - end - 4)
      status = Number(head.slice(9, 12))
      left = Number(/\r\ncontent-length: (\d+)/i.exec(head.slice(0, end))?.[1] ?? 0)
      keepsOpen = !/\r\nconnection: close/i.test(head.slice(0, end))
      head = ''
      at = before
      if (left === 0) tell(status, keepsOpen)
    }
  }
}
