import { lazyValue } from '#web/kit/lazy-value.ts'

/** By person. A picture is too large for the browser's storage, so it is kept only until the page is reloaded. */
export const draftScreenshots = lazyValue(() => new Map<number, File>())
