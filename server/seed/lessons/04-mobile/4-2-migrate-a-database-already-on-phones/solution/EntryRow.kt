package org.dudh.collector

import androidx.room.ColumnInfo
import androidx.room.Database
import androidx.room.Entity
import androidx.room.Index
import androidx.room.PrimaryKey
import androidx.room.RoomDatabase

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
)

@Database(entities = [EntryRow::class], version = 2)
abstract class DudhDatabase : RoomDatabase() {
    abstract fun entries(): EntryDao
}
