/** Between the page and the script of the sandboxed frame. */
export type FrameCommand =
  /** Starts a worker; the port that comes along connects it with the page. */
  { kind: 'start'; id: string; url: string; assets: RealmAssets } | { kind: 'end'; id: string }

export type FrameMessage =
  | { kind: 'frame-ready' }
  /** The worker could not be started. */
  | { kind: 'failed'; id: string }

/** Large files that a language needs, by name; the frame itself can't fetch anything. */
export type RealmAssets = Record<string, ArrayBuffer>
