package org.dudh.collector

/** [at] is the phone's own clock; [offset] is what to add to get the server's. */
data class SyncedEntry(
    val id: String,
    val phone: String,
    val member: Int,
    val ml: Int,
    val at: Long,
    val offset: Long = 0,
    val decision: Decision? = null,
) {
    val time: Long get() = at + offset
}

/** What a person said about a suspected duplicate. */
data class Decision(val isSameCan: Boolean, val by: String)

sealed interface Verdict {
    val counts: Boolean

    data object Counts : Verdict {
        override val counts = true
    }
    data class Duplicate(val of: String) : Verdict {
        override val counts = false
    }
    data class Decided(val isSameCan: Boolean, val by: String) : Verdict {
        override val counts = !isSameCan
    }
}

/**
 * Entries for one member from different phones at most 60 s apart are one can.
 * The earlier one counts; at the same millisecond, the smaller id. A person's decision outranks this.
 */
fun decide(entries: List<SyncedEntry>): Map<String, Verdict> {
    val counting = mutableListOf<SyncedEntry>()
    return entries.sortedWith(compareBy(SyncedEntry::time, SyncedEntry::id)).associate { entry ->
        val first = counting.find { it.member == entry.member && it.phone != entry.phone && entry.time - it.time <= 60_000 }
        val verdict = when {
            entry.decision != null -> Verdict.Decided(entry.decision.isSameCan, entry.decision.by)
            first != null -> Verdict.Duplicate(first.id)
            else -> Verdict.Counts
        }
        if (verdict.counts) counting += entry
        entry.id to verdict
    }
}

/** Milliseconds to add to this phone's clock to get the server's. */
fun clockOffset(sentAt: Long, serverTime: Long, receivedAt: Long): Long = serverTime + (receivedAt - sentAt) / 2 - receivedAt

fun parseEntries(csv: String): List<SyncedEntry> = csv.lines().drop(1).filter { it.isNotBlank() }.map { line ->
    val (id, phone, member, ml, at) = line.split(",")
    SyncedEntry(id, phone, member.toInt(), ml.toInt(), at.toLong())
}
