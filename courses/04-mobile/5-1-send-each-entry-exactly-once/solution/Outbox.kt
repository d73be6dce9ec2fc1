package org.dudh.collector

import kotlinx.serialization.Serializable

/** What is sent. Not the database row: the two change for different reasons. */
@Serializable
data class EntryJson(
    val id: String,
    val member: Int,
    val ml: Int,
    val fatTenths: Int,
    val paise: Long,
    val day: String,
    val createdAt: Long,
)

sealed interface Reply {
    data object Stored : Reply
    data class Rejected(val reason: String) : Reply
    data object Unreachable : Reply
    /** The token isn't valid any more. The entries are fine and stay. */
    data object SignIn : Reply
}

/** The part of the database that the outbox needs. In the app, the DAO implements it. */
interface OutboxStore {
    /** The oldest entry that waits, or null. */
    suspend fun next(): EntryJson?
    suspend fun markSent(id: String)
    suspend fun markRejected(id: String, reason: String)
}

class Outbox(private val store: OutboxStore, private val put: suspend (EntryJson) -> Reply) {
    /** True when nothing is waiting any more; false: try again later. */
    suspend fun sendAll(): Boolean {
        while (true) {
            val entry = store.next() ?: return true
            when (val reply = put(entry)) {
                Reply.Stored -> store.markSent(entry.id)
                is Reply.Rejected -> store.markRejected(entry.id, reply.reason)
                Reply.Unreachable, Reply.SignIn -> return false
            }
        }
    }
}
