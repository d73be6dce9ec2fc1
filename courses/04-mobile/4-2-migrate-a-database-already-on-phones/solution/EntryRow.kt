package org.dudh.collector

import androidx.room.ColumnInfo
import androidx.room.Database
import androidx.room.Entity
import androidx.room.Index
import androidx.room.PrimaryKey
import androidx.room.RoomDatabase
import java.time.Instant
import java.util.UUID

@Entity(tableName = "entry", indices = [Index("day", "created_at")])
data class EntryRow(
    @PrimaryKey val id: String,
    val member: Int,
    val ml: Int,
    @ColumnInfo(name = "fat_tenths") val fatTenths: Int,
    val paise: Long,
    val day: String,
    @ColumnInfo(name = "created_at") val createdAt: Long,
    @ColumnInfo(defaultValue = "morning") val shift: String = "morning",
) {
    companion object {
        /** As before, and with the shift: noon in India is the border. */
        fun create(member: Int, litres: Litres, fat: Fat, at: Instant = Instant.now()): EntryRow {
            val local = at.atZone(India)
            return EntryRow(
                id = UUID.randomUUID().toString(),
                member = member,
                ml = litres.ml,
                fatTenths = fat.tenths,
                paise = priceOf(litres, fat),
                day = local.toLocalDate().toString(),
                createdAt = at.toEpochMilli(),
                shift = if (local.hour < 12) "morning" else "evening",
            )
        }
    }
}

@Database(entities = [EntryRow::class], version = 2)
abstract class DudhDatabase : RoomDatabase() {
    abstract fun entries(): EntryDao
}
