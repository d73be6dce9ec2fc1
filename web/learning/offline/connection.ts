/** Only some browsers tell it. */
type NetworkConnection = EventTarget & { type?: string }

const connection = (navigator as { connection?: NetworkConnection }).connection

/** Whether the browser can tell Wi-Fi from mobile data. */
export const knowsWifi = connection?.type !== undefined && connection.type !== 'unknown'

export const isOnMobileData = (): boolean => connection?.type === 'cellular'

/** The device is online again, or on another network. */
export function onConnectionChange(run: () => void): void {
  addEventListener('online', run)
  connection?.addEventListener('change', run)
}
