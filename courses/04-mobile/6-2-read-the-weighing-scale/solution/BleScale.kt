package org.dudh.collector.scale

import android.annotation.SuppressLint
import android.bluetooth.BluetoothDevice
import android.bluetooth.BluetoothGatt
import android.bluetooth.BluetoothGattCallback
import android.bluetooth.BluetoothGattCharacteristic
import android.bluetooth.BluetoothGattDescriptor
import android.bluetooth.BluetoothProfile
import android.content.Context
import android.os.Build
import kotlinx.coroutines.channels.awaitClose
import kotlinx.coroutines.delay
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.callbackFlow
import kotlinx.coroutines.flow.retryWhen
import java.io.IOException
import java.util.UUID

private fun uuid(short: String) = UUID.fromString("0000$short-0000-1000-8000-00805f9b34fb")

private val WeightScale = uuid("181d")
private val WeightMeasurement = uuid("2a9d")
private val ClientConfiguration = uuid("2902")

/** The screen asks for BLUETOOTH_CONNECT before it collects [frames]. */
@SuppressLint("MissingPermission")
class BleScale(private val context: Context, private val device: BluetoothDevice) : Scale {
    override val frames: Flow<ByteArray> = callbackFlow {
        val callback = object : BluetoothGattCallback() {
            override fun onConnectionStateChange(gatt: BluetoothGatt, status: Int, newState: Int) {
                when (newState) {
                    BluetoothProfile.STATE_CONNECTED -> gatt.discoverServices()
                    BluetoothProfile.STATE_DISCONNECTED -> close(IOException("disconnected, status $status"))
                }
            }

            override fun onServicesDiscovered(gatt: BluetoothGatt, status: Int) {
                val weight = gatt.getService(WeightScale)?.getCharacteristic(WeightMeasurement)
                val descriptor = weight?.getDescriptor(ClientConfiguration)
                if (descriptor == null) {
                    close(IOException("this device has no weight scale service"))
                    return
                }
                gatt.setCharacteristicNotification(weight, true)
                val value = BluetoothGattDescriptor.ENABLE_INDICATION_VALUE
                if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.TIRAMISU) {
                    gatt.writeDescriptor(descriptor, value)
                } else {
                    @Suppress("DEPRECATION")
                    descriptor.value = value
                    @Suppress("DEPRECATION")
                    gatt.writeDescriptor(descriptor)
                }
            }

            // Android 13 and newer
            override fun onCharacteristicChanged(gatt: BluetoothGatt, characteristic: BluetoothGattCharacteristic, value: ByteArray) {
                trySend(value)
            }

            // Android 12 and older
            @Deprecated("Deprecated in Java")
            override fun onCharacteristicChanged(gatt: BluetoothGatt, characteristic: BluetoothGattCharacteristic) {
                @Suppress("DEPRECATION")
                if (Build.VERSION.SDK_INT < Build.VERSION_CODES.TIRAMISU) trySend(characteristic.value.copyOf())
            }
        }
        val gatt = device.connectGatt(context, false, callback, BluetoothDevice.TRANSPORT_LE)
        awaitClose { gatt.close() }
    }.retryWhen { cause, attempt ->
        // 1, 2, 4, 8, then every 16 seconds
        if (cause is IOException) delay(1_000L shl attempt.coerceAtMost(4).toInt())
        cause is IOException
    }
}
