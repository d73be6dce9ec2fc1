package org.dudh.collector

import androidx.room.Dao
import androidx.room.Query
import androidx.room.Transaction
import io.ktor.client.HttpClient
import io.ktor.client.call.body
import io.ktor.client.request.get
import io.ktor.client.request.parameter
import kotlinx.serialization.Serializable
import java.io.IOException

/** One change of the server. The fields that its kind doesn't have stay null. */
@Serializable
data class Change(
    val seq: Long,
    val kind: String,
    val id: String,
    val member: Int? = null,
    val ml: Int? = null,
    val fatTenths: Int? = null,
    val paise: Long? = null,
    val day: String? = null,
    val createdAt: Long? = null,
    val phone: String? = null,
    val offset: Long = 0,
    val decision: String? = null,
    val by: String? = null,
)

@Serializable
data class Page(val changes: List<Change>)

// The tables: entry has the columns phone and clock_offset since this step; decision has entry_id, decision and said_by;
// cursor has one row, with id 1, and seq 0 from the migration.
@Dao
abstract class ChangeDao {
    @Query("SELECT seq FROM cursor WHERE id = 1")
    abstract suspend fun cursor(): Long

    @Query("UPDATE cursor SET seq = :seq WHERE id = 1")
    abstract suspend fun saveCursor(seq: Long)

    /** Does nothing if the phone has the entry: what was typed here stays. */
    @Query(
        """INSERT OR IGNORE INTO entry (id, member, ml, fat_tenths, paise, day, created_at, phone, clock_offset, sent)
           VALUES (:id, :member, :ml, :fatTenths, :paise, :day, :createdAt, :phone, :offset, 1)""",
    )
    abstract suspend fun addFetched(
        id: String, member: Int, ml: Int, fatTenths: Int, paise: Long, day: String, createdAt: Long, phone: String, offset: Long,
    )

    @Query("UPDATE entry SET sent = 1 WHERE id = :id")
    abstract suspend fun markSent(id: String)

    @Query("INSERT OR REPLACE INTO decision (entry_id, decision, said_by) VALUES (:id, :decision, :by)")
    abstract suspend fun decide(id: String, decision: String, by: String)

    /** Rows and cursor in one transaction: all of it is stored, or nothing. */
    @Transaction
    open suspend fun applyPage(page: Page) {
        var last = cursor()
        for (change in page.changes.sortedBy { it.seq }) {
            if (change.seq <= last) continue
            // Another kind comes from a newer server: only its number counts.
            when (change.kind) {
                "entry" -> applyEntry(change)
                "decision" -> change.decision?.let { decide(change.id, it, change.by.orEmpty()) }
            }
            last = change.seq
        }
        saveCursor(last)
    }

    private suspend fun applyEntry(change: Change) {
        addFetched(
            id = change.id,
            member = change.member ?: return,
            ml = change.ml ?: return,
            fatTenths = change.fatTenths ?: return,
            paise = change.paise ?: return,
            day = change.day ?: return,
            createdAt = change.createdAt ?: return,
            phone = change.phone.orEmpty(),
            offset = change.offset,
        )
        markSent(change.id)
    }
}

class Fetch(private val client: HttpClient, private val base: String, private val dao: ChangeDao) {
    /** True when nothing new is left; false: try again later. */
    suspend fun fetchAll(): Boolean = try {
        while (true) {
            val before = dao.cursor()
            dao.applyPage(client.get("$base/changes") { parameter("after", before) }.body<Page>())
            if (dao.cursor() == before) break
        }
        true
    } catch (_: IOException) {
        false
    }
}
