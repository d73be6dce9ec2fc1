import {
  addVideoLink,
  removeVideo,
  renameVideo,
  saveVideoPosition,
  uploadCaptions,
  uploadVideo,
} from '#contract/learning/videos.ts'
import { notFound } from '#server/kit/errors.ts'
import { type App, serve } from '#server/kit/http/serve.ts'
import { requireOpenStep } from '../enrolments/access.service.ts'
import { addLink, addUpload, remove, rename, setCaptions } from './videos.service.ts'
import { putPosition, videoById } from './videos.store.ts'

export function videoRoutes(app: App) {
  serve(app, addVideoLink, ({ db, tools, actor, params, body }) =>
    addLink(db, tools, { actorId: actor.id, ...params, ...body }),
  )
  serve(app, uploadVideo, ({ db, tools, actor, params, body, files }) =>
    addUpload(db, tools, { actorId: actor.id, ...params, ...body }, files[0]),
  )
  serve(app, uploadCaptions, ({ db, tools, actor, params, files }) =>
    setCaptions(db, tools, { actorId: actor.id, ...params }, files[0]),
  )
  serve(app, renameVideo, ({ db, tools, actor, params, body }) =>
    rename(db, tools, { actorId: actor.id, ...params }, body.title),
  )
  serve(app, removeVideo, ({ db, tools, actor, params }) => remove(db, tools, { actorId: actor.id, ...params }))

  serve(app, saveVideoPosition, async ({ db, tools, actor, params, body }) => {
    const now = tools.clock()
    const video = await videoById(db, params.videoId)
    if (!video?.fileId) throw notFound('This video')
    await requireOpenStep(db, now, actor.id, video.stepId)
    await putPosition(db, actor.id, video.videoId, body.seconds, now)
    return null
  })
}
