variable "name" {
  type = string
}

variable "vpc_id" {
  type = string
}

variable "subnet_ids" {
  type = object({ public = list(string), app = list(string), data = list(string) })
}

variable "certificate_arn" {
  type        = string
  description = "Certificate from ACM for the load balancer."
}

variable "image_id" {
  type        = string
  description = "Machine image with Node and the site, made by Packer."
}

variable "instance_type" {
  type = string
}

variable "machines" {
  type = object({ min = number, max = number })
}

variable "database" {
  type = object({ class = string, gigabytes = number, has_standby = bool, backup_days = number })
}

variable "is_protected" {
  type        = bool
  description = "Production: the database can't be deleted by accident."
}
