import * as contract from '#contract/membership/invoices.ts'
import { type App, serve } from '#server/kit/http/serve.ts'
import { correctByStaff, detailsOf, invoiceOf, request, save } from './service.ts'

export function invoiceRoutes(app: App) {
  serve(app, contract.getMyInvoiceDetails, ({ db, actor }) => detailsOf(db, actor.id))
  serve(app, contract.saveMyInvoiceDetails, ({ db, tools, actor, body }) =>
    save(db, tools, { personId: actor.id, actorId: actor.id, details: body }),
  )
  serve(app, contract.removeMyInvoiceDetails, ({ db, tools, actor }) =>
    save(db, tools, { personId: actor.id, actorId: actor.id, details: null }),
  )
  serve(app, contract.requestInvoice, ({ db, tools, actor, params, body }) =>
    request(db, tools, { ...params, actorId: actor.id, asked: body }),
  )
  serve(app, contract.getInvoiceOf, ({ db, tools, params }) => invoiceOf(db, tools, params.paymentId))
  serve(app, contract.correctInvoice, ({ db, tools, actor, params, body }) =>
    correctByStaff(db, tools, { ...params, actorId: actor.id, asked: body }),
  )
}
