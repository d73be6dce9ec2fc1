package org.dudh.collector

import androidx.room.ColumnInfo
import androidx.room.Dao
import androidx.room.Database
import androidx.room.Entity
import androidx.room.Index
import androidx.room.Insert
import androidx.room.PrimaryKey
import androidx.room.Query
import androidx.room.RoomDatabase
import kotlinx.coroutines.flow.Flow
import java.time.Instant
import java.time.ZoneId
import java.util.UUID

val India: ZoneId = ZoneId.of("Asia/Kolkata")

@Entity(tableName = "entry", indices = [Index("day", "created_at")])
data class EntryRow(
    @PrimaryKey val id: String,
    val member: Int,
    val ml: Int,
    @ColumnInfo(name = "fat_tenths") val fatTenths: Int,
    val paise: Long,
    val day: String,
    @ColumnInfo(name = "created_at") val createdAt: Long,
) {
    companion object {
        /** The price is calculated here, once, and never again. */
        fun create(member: Int, litres: Litres, fat: Fat, at: Instant = Instant.now()) = EntryRow(
            id = UUID.randomUUID().toString(),
            member = member,
            ml = litres.ml,
            fatTenths = fat.tenths,
            paise = priceOf(litres, fat),
            day = at.atZone(India).toLocalDate().toString(),
            createdAt = at.toEpochMilli(),
        )
    }
}

data class DayTotal(val cans: Int, val ml: Long, val paise: Long)

@Dao
interface EntryDao {
    @Insert
    suspend fun add(entry: EntryRow)

    @Insert
    suspend fun addAll(entries: List<EntryRow>)

    @Query("SELECT * FROM entry WHERE day = :day ORDER BY created_at DESC")
    fun ofDay(day: String): Flow<List<EntryRow>>

    @Query(
        """SELECT count(*) AS cans, coalesce(sum(ml), 0) AS ml, coalesce(sum(paise), 0) AS paise
           FROM entry WHERE day = :day""",
    )
    fun total(day: String): Flow<DayTotal>
}

@Database(entities = [EntryRow::class], version = 1)
abstract class DudhDatabase : RoomDatabase() {
    abstract fun entries(): EntryDao
}
